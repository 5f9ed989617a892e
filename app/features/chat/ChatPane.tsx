import { Link } from "@remix-run/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ownAddress } from "~/pictures/picture-address";
import { classes } from "~/ui/classes";
import { Icon } from "~/ui/Icon";
import { Notice } from "~/ui/Marks";
import { Picture } from "~/ui/Picture";
import { useHydrated } from "~/ui/use-hydrated";
import styles from "./Chat.module.css";
import { Face } from "./Face";
import type { MessageView, OpenChat } from "./load-chat.server";
import { MessageForm } from "./MessageForm";

/** What scrolls can be scrolled by the keyboard. */
const reachable = { tabIndex: 0 };

/** The open chat: what has been said, and a form to say more unless it is closed. */
export function ChatPane({ open, current }: { open: OpenChat; current: string }) {
  const { t } = useTranslation("chat");
  const isHydrated = useHydrated();
  const { messages, name, olderHref } = open;
  const isAnnounced = useIsAnnounced(messages);
  const lastSeen = messages.findLast(({ isMine, isSeen }) => isMine && isSeen)?.id;
  return (
    <section className={classes("panel", styles.pane)} aria-labelledby="chat-title">
      <header className={styles.paneH}>
        <Link className={classes("round", styles.all)} to={open.allHref}>
          <Icon name="chevron-left" flip label={t("all")} />
        </Link>
        <Face of={open} />
        <span>
          <h2 id="chat-title" dir="auto">
            {name}
          </h2>
          <small className="muted">{t(`partner.${open.kind}`)}</small>
        </span>
      </header>
      {/* Drawn from its end, so that the newest message is in view without a script. */}
      <div
        className={styles.log}
        role="log"
        aria-live={isAnnounced ? undefined : "off"}
        aria-label={t("messages", { name })}
        {...reachable}
      >
        <div>
          {olderHref ? (
            <p className={styles.middle}>
              <Link className="link" to={olderHref} preventScrollReset>
                {t("older")}
              </Link>
            </p>
          ) : null}
          {messages.length === 0 ? <p className={classes("muted", styles.middle)}>{t("begin")}</p> : null}
          <ol className={styles.messages}>
            {messages.map((message) => (
              <Message key={message.id} message={message} name={name} isLastSeen={message.id === lastSeen} />
            ))}
          </ol>
        </div>
      </div>
      {open.isOpen ? (
        <MessageForm key={open.addressed} about={open.orderId} constraint={open.constraints.message} />
      ) : (
        <Notice title={t("closed.title")} icon="lock">
          {open.kind === "delivery_man" ? t("closed.text") : null}
        </Notice>
      )}
      {/* Last, so that its going when scripts take over moves nothing from under the pointer. */}
      {isHydrated ? null : (
        <p className={styles.middle}>
          <a className="link" href={current} data-reload>
            {t("news")}
          </a>
        </p>
      )}
    </section>
  );
}

/** Whether what came last is to be told: new messages are, a page of older ones is read by whoever has asked for it. */
function useIsAnnounced(messages: MessageView[]): boolean {
  const [first, last] = [messages[0]?.id, messages.at(-1)?.id];
  const [shown, setShown] = useState({ first, last, isAnnounced: true });
  if (shown.first !== first || shown.last !== last) setShown({ first, last, isAnnounced: shown.last !== last });
  return shown.isAnnounced;
}

type MessageProps = { message: MessageView; name: string; isLastSeen: boolean };

function Message({ message, name, isLastSeen }: MessageProps) {
  const { t } = useTranslation("chat");
  const { text, pictures, orderId, at, isMine } = message;
  return (
    <li className={classes(styles.message, isMine && styles.isMine)}>
      <span className="vh">{isMine ? t("mine") : <bdi>{name}:</bdi>} </span>
      {text ? (
        <p className={styles.text} dir="auto">
          {text}
        </p>
      ) : null}
      {pictures.length > 0 ? (
        <p className={styles.pictures}>
          {pictures.map((picture, index) => (
            <a
              key={picture}
              href={ownAddress(picture)}
              target="_blank"
              rel="noreferrer"
              aria-label={t(isMine ? "myPicture" : "pictureOf", { number: index + 1, name })}
            >
              <Picture src={picture} width={160} height={120} />
            </a>
          ))}
        </p>
      ) : null}
      <small>
        {orderId === null ? null : (
          <>
            <Link className="link" to={`/my-orders?dialog=order&order=${orderId}`}>
              {t("order", { id: orderId })}
            </Link>
            {" · "}
          </>
        )}
        {at}
        {isLastSeen ? ` · ${t("seen")}` : null}
      </small>
    </li>
  );
}
