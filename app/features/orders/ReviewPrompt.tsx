import { Link, useNavigate, useNavigation } from "@remix-run/react";
import { useEffect } from "react";
import { whenReachable } from "~/request/navigation/when-reachable";
import { usePageAddress } from "~/request/pages/page-address";
import { ShopForm } from "~/request/posting/ShopForm";
import { Dialog, DialogBody, DialogFoot } from "~/ui/Dialog";
import { dialogHref, dialogOf } from "~/ui/dialog-href";
import { SizedImage } from "~/ui/Picture";
import { buttonClass } from "~/ui/SubmitButton";
import { reviewHref } from "./order-href";
import type { ReviewPromptData } from "./review-prompt.server";
// As with the gallery: the browser gets the styles with the script, and by the link what the server has drawn.
import "./review-prompt.css";
import stylesHref from "./review-prompt.css?url";

/** HOME-all-30: milliseconds from the page's coming to the question. */
export const promptMilliseconds = 5000;

/** Asked once a visit, however often its page is shown. */
const prompted = new Set<number>();

/** The question on the page, for those without scripts; with them its dialog opens after a while (HOME-all-26, HOME-all-30). */
export default function ReviewNotice({ prompt }: { prompt: ReviewPromptData }) {
  const { orderId, images, texts } = prompt;
  useQuestion(orderId);
  return (
    <div className="wrap">
      <link rel="stylesheet" href={stylesHref} />
      <section className="ask" aria-label={texts.title}>
        <Images images={images.slice(0, 1)} />
        <b>{texts.title}</b>
        <div>
          <Link className={buttonClass("accent", "small")} to={reviewHref(orderId)}>
            {texts.give}
          </Link>
          <ShopForm intent="cancel-review">
            <input type="hidden" name="order" value={orderId} />
            <button type="submit" className={buttonClass("plain", "small")}>
              {texts.later}
            </button>
          </ShopForm>
        </div>
      </section>
    </div>
  );
}

function useQuestion(orderId: number) {
  const navigate = useNavigate();
  const current = usePageAddress();
  // A question that came now would take the place of the page the customer has just asked for.
  const isLeaving = useNavigation().state !== "idle";
  const isTaken = isLeaving || dialogOf(current) !== null;
  useEffect(() => {
    if (isTaken || prompted.has(orderId)) return;
    const href = dialogHref(current, "review-prompt");
    return whenReachable(href, promptMilliseconds, () => {
      prompted.add(orderId);
      navigate(href, { preventScrollReset: true });
    });
  }, [isTaken, orderId, current, navigate]);
}

/** `?dialog=review-prompt`: how the last order was (HOME-all-27 to HOME-all-29). Closing it is an answer too, so it is a post. */
export function ReviewPromptDialog({ data: { orderId, images, texts } }: { data: ReviewPromptData }) {
  return (
    <Dialog title={texts.title} closeHref={null} variant="small">
      <DialogBody isText>
        <link rel="stylesheet" href={stylesHref} />
        <Images images={images} />
      </DialogBody>
      <DialogFoot>
        <Link className={buttonClass("accent", "normal", true)} to={reviewHref(orderId)}>
          {texts.give}
        </Link>
        <ShopForm intent="cancel-review">
          <input type="hidden" name="order" value={orderId} />
          <button type="submit" className={buttonClass("plain", "normal", true)} data-escape>
            {texts.later}
          </button>
        </ShopForm>
      </DialogFoot>
    </Dialog>
  );
}

function Images({ images }: { images: string[] }) {
  return (
    <span className="ask__pics">
      {images.map((image) => (
        <SizedImage key={image} src={image} width={72} height={72} />
      ))}
    </span>
  );
}
