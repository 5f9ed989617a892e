import { SizedImage } from "~/ui/Picture";

/** The customer's photo, or the first letter of their name. */
export function PersonPhoto({ name, image }: { name: string; image: string | null }) {
  if (image) return <SizedImage className="ava ava--lg" src={image} width={52} height={52} />;
  return (
    <span className="ava ava--lg" aria-hidden="true">
      {[...name][0]?.toUpperCase()}
    </span>
  );
}
