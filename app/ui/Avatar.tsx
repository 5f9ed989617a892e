import { initial } from "~/i18n/format";
import { classes } from "./classes";
import { SizedImage } from "./Picture";

type AvatarProps = { name: string; image: string | null; size?: "small" | "large" };

/** A person's picture, or the first letter of the name, which stands beside it. */
export function Avatar({ name, image, size = "small" }: AvatarProps) {
  const className = classes("ava", size === "large" && "ava--lg");
  const side = size === "large" ? 52 : 36;
  if (image) return <SizedImage className={className} src={image} width={side} height={side} />;
  return (
    <span className={className} aria-hidden="true">
      {initial(name)}
    </span>
  );
}
