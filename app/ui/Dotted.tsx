import { Fragment } from "react";

/** Words in a line with dots between them, each in its own direction; what is empty is left out. */
export const Dotted = ({ words }: { words: readonly (string | null)[] }) => (
  <>
    {words.filter(Boolean).map((word, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: words may be equal, and are never in another order
      <Fragment key={index}>
        {index > 0 ? " · " : null}
        <bdi>{word}</bdi>
      </Fragment>
    ))}
  </>
);
