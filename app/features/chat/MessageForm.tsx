import { type KeyboardEvent, useRef } from "react";
import { useTranslation } from "react-i18next";
import { PicturesField } from "~/request/posting/PicturesField";
import { ShopForm, useFormResult } from "~/request/posting/ShopForm";
import { useFormFetcher } from "~/request/posting/use-form-fetcher";
import { type Constraint, Field } from "~/ui/Field";
import { Icon } from "~/ui/Icon";
import { SubmitButton } from "~/ui/SubmitButton";
import { useBrowserLayoutEffect } from "~/ui/use-browser-layout-effect";
import styles from "./Chat.module.css";
import { messagePictures } from "./limits";

const intent = "send-message";

/** Text and up to four pictures for the open chat. Enter sends where there is a keyboard; without scripts only the button does. */
export function MessageForm({ about, constraint }: { about: number | null; constraint: Constraint }) {
  const { t } = useTranslation("chat");
  const fetcher = useFormFetcher();
  const reply = useFormResult(intent, fetcher.data)?.reply;
  const text = useRef<HTMLTextAreaElement>(null);
  const sent = useRef("");
  if (fetcher.formData) sent.current = String(fetcher.formData.get("message"));
  // Before effects: by one the form sends what was written since.
  useBrowserLayoutEffect(() => {
    const field = text.current;
    if (fetcher.data?.kind !== "done" || !field) return;
    const more = typedSince(sent.current, field.value);
    field.form?.reset();
    field.value = more;
    // Whoever has gone to write or press elsewhere meanwhile stays there.
    const { activeElement } = document;
    if (activeElement?.contains(field) || field.form?.contains(activeElement)) field.focus();
  }, [fetcher.data]);
  const pictureError = reply?.error?.image?.[0] ?? null;
  return (
    <ShopForm intent={intent} fetcher={fetcher} encType="multipart/form-data" noValidate className={styles.form}>
      <Field
        id="chat-message"
        label={t("message.label")}
        hint={about === null ? null : t("about", { id: about })}
        error={reply?.error?.message?.[0] ?? null}
        constraint={constraint}
        optional={false}
      >
        {(control) => (
          <textarea
            {...control}
            ref={text}
            // The first message may give a chat another address, where its form begins anew.
            data-successor
            name="message"
            rows={2}
            defaultValue={String(reply?.initialValue?.message ?? "")}
            placeholder={t("message.placeholder")}
            dir="auto"
            className="inp"
            onKeyDown={sendOnEnter}
          />
        )}
      </Field>
      <div className={styles.formA}>
        <details open={pictureError !== null || undefined}>
          <summary>
            <Icon name="photo" />
            {t("addPictures")}
          </summary>
          <PicturesField
            id="chat-pictures"
            name="image"
            atMost={messagePictures}
            texts={(key, values) => t(`pictures.${key}`, { ...values })}
            error={pictureError}
          />
        </details>{" "}
        <SubmitButton busy={fetcher.isUnderWay}>{t("send")}</SubmitButton>
      </div>
    </ShopForm>
  );
}

/** What somebody typed on while their message was on its way. */
const typedSince = (sent: string, typed: string): string =>
  typed.startsWith(sent) ? typed.slice(sent.length).trimStart() : typed;

function sendOnEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
  const isPlain = !event.shiftKey && !event.nativeEvent.isComposing;
  if (event.key !== "Enter" || !isPlain || !window.matchMedia("(pointer: fine)").matches) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}
