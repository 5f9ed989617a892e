import { useFetchers } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { lookUp } from "~/look-up";
import { PicturesField } from "~/request/posting/PicturesField";
import { ShopForm, useFormResult } from "~/request/posting/ShopForm";
import { useFormFetcher } from "~/request/posting/use-form-fetcher";
import { answerOf } from "~/ui/Choice";
import { type Constraint, Field, FieldError } from "~/ui/Field";
import { Icon } from "~/ui/Icon";
import { Spaced } from "~/ui/Spaced";
import { SubmitButton } from "~/ui/SubmitButton";
import styles from "./AfterDelivery.module.css";
import { reviewPictures } from "./after-delivery";
import type { RateData } from "./load-rate.server";

const intent = "review";

/** Whether any review is on its way. The address says which were sent, and the answers to two at once would each know of one. */
const useReviewUnderWay = (): boolean =>
  useFetchers().some(({ formData, data }) => formData?.get("intent") === intent && data?.kind !== "invalid");

/** One review: stars, comment, up to three pictures. */
export function ReviewForm({ orderId, target }: { orderId: number; target: RateData["targets"][number] }) {
  const { t } = useTranslation("rating");
  const fetcher = useFormFetcher();
  const isUnderWay = useReviewUnderWay();
  const result = useFormResult(intent, fetcher.data)?.reply;
  const isMine = result?.initialValue?.target === target.key;
  const typed = isMine ? result.initialValue : undefined;
  const errorOf = (name: string) => (isMine ? (lookUp(result.error, name)?.[0] ?? null) : null);
  return (
    <ShopForm intent={intent} fetcher={fetcher} encType="multipart/form-data" noValidate className={styles.form}>
      <input type="hidden" name="order" value={orderId} />
      <input type="hidden" name="target" value={target.key} />
      <StarField
        id={`${target.key}-stars`}
        chosen={String(typed?.rating ?? "")}
        error={errorOf("rating")}
        constraint={target.constraints.rating}
      />
      <Field
        id={`${target.key}-comment`}
        label={t("comment")}
        error={errorOf("comment")}
        constraint={target.constraints.comment}
      >
        {(control) => (
          <textarea
            {...control}
            name="comment"
            rows={3}
            defaultValue={String(typed?.comment ?? "")}
            dir="auto"
            className="inp"
          />
        )}
      </Field>
      <PicturesField
        id={`${target.key}-pictures`}
        name="attachment"
        atMost={reviewPictures}
        texts={(key, values) => t(`pictures.${key}`, { ...values })}
        error={errorOf("attachment")}
      />
      <SubmitButton busy={isUnderWay} aria-label={t("submitOf", { name: target.name })}>
        {t("submit")}
      </SubmitButton>
    </ShopForm>
  );
}

const places = [1, 2, 3, 4, 5];

type StarFieldProps = { id: string; chosen: string; error: string | null; constraint: Constraint };

/** Five radio buttons drawn as stars; all up to the chosen one are filled. */
function StarField({ id, chosen, error, constraint }: StarFieldProps) {
  const { t } = useTranslation("rating");
  const errorId = `${id}-error`;
  return (
    <fieldset className={styles.stars} aria-invalid={false}>
      <legend className="lab">{t("stars")}</legend>
      <div>
        <Spaced>
          {places.map((stars) => (
            <label key={stars} className={styles.star}>
              <input
                type="radio"
                name="rating"
                value={stars}
                defaultChecked={chosen === String(stars)}
                required={constraint.required}
                {...answerOf(error, errorId)}
              />
              <Icon name="star" />
              <Icon name="star-filled" />
              <span className="vh">{t("count", { count: stars })}</span>
            </label>
          ))}
        </Spaced>
      </div>
      {error ? <FieldError id={errorId}>{error}</FieldError> : null}
    </fieldset>
  );
}
