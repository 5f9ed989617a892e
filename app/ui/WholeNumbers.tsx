/** A number with the signs at it. */
const numbers = /(\S*\p{Nd}\S*)/u;

/**
 * An address on a line that may be cut short: its numbers are shown whole or not at all, since half a house number is another house. In
 * right-to-left text the ellipsis would take their first digit.
 */
export function WholeNumbers({ text }: { text: string }) {
  return text.split(numbers).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text
      <span key={index} className="whole">
        {part}
      </span>
    ),
  );
}
