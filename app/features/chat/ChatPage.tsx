import { Form, Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { classes } from "~/ui/classes";
import { EmptyState } from "~/ui/EmptyState";
import { Icon } from "~/ui/Icon";
import { LoadMore } from "~/ui/LoadMore";
import { buttonClass } from "~/ui/SubmitButton";
import { chatHref } from "./address";
import styles from "./Chat.module.css";
import { ChatPane } from "./ChatPane";
import { Face } from "./Face";
import { longestName } from "./limits";
import type { ChatData, ChatRow } from "./load-chat.server";
import { useChat } from "./use-chat";

/** The inbox (CHAT-03): chats beside the open one; on phones one of the two. */
export function ChatPage({ chat: loaded, current }: { chat: ChatData; current: string }) {
  const { t } = useTranslation("chat");
  const chat = useChat(loaded);
  const { open, pathname } = chat;
  return (
    <div className={classes(styles.inbox, open && styles.isOpen)}>
      <section className={classes("panel", styles.list)} aria-labelledby="inbox-title">
        <div className={styles.head}>
          <h1 id="inbox-title">{t("title")}</h1>
          <Link className={buttonClass("soft", "small")} to={chatHref(pathname, { target: { kind: "admin", id: 0 } })}>
            {t("support")}
          </Link>
        </div>
        <SearchForm chat={chat} />
        <Chats chat={chat} />
      </section>
      {open ? (
        <ChatPane key={open.key} open={open} current={current} />
      ) : (
        <section className={classes("panel", styles.choose)} aria-label={t("choose.title")}>
          <EmptyState picture="motor-scooter" title={t("choose.title")} small>
            {t("choose.text")}
          </EmptyState>
        </section>
      )}
    </div>
  );
}

function SearchForm({ chat: { pathname, search } }: { chat: ChatData }) {
  const { t } = useTranslation("chat");
  return (
    <Form method="get" action={pathname} role="search" className="find find--sm" aria-label={t("search.label")}>
      {pathname === "/profile" ? <input type="hidden" name="page" value="inbox" /> : null}
      <label className="vh" htmlFor="chat-search">
        {t("search.label")}
      </label>{" "}
      <Icon name="search" />
      <input
        key={search}
        id="chat-search"
        type="search"
        name="search"
        defaultValue={search}
        maxLength={longestName}
        placeholder={t("search.label")}
      />
      <button className="find__go" type="submit">
        <Icon name="arrow-right" flip label={t("search.submit")} />
      </button>
    </Form>
  );
}

function Chats({ chat: { chats, search, pathname, moreHref, total } }: { chat: ChatData }) {
  const { t } = useTranslation("chat");
  const all = search ? (
    <Link className="link" to={chatHref(pathname, {})}>
      {t("search.clear")}
    </Link>
  ) : null;
  if (chats.length === 0) {
    return (
      <>
        {search ? (
          <EmptyState picture="magnifying-glass-tilted-left" title={t("none.title")} small>
            {t("none.text", { name: search })}
          </EmptyState>
        ) : (
          <EmptyState picture="motor-scooter" title={t("empty.title")} small>
            {t("empty.text")}
          </EmptyState>
        )}
        {all}
      </>
    );
  }
  return (
    <>
      <ul className={styles.chats} aria-label={t("list")}>
        {chats.map((row) => (
          <li key={row.id}>
            <ChatLink row={row} />
          </li>
        ))}
      </ul>
      <LoadMore href={moreHref} shown={chats.length} total={total} />
      {all}
    </>
  );
}

function ChatLink({ row }: { row: ChatRow }) {
  const { t } = useTranslation("chat");
  return (
    <Link className={styles.chat} to={row.href} preventScrollReset aria-current={row.isCurrent ? "true" : undefined}>
      <Face of={row} />
      <span className={styles.chatB}>
        <span className={styles.chatH}>
          <b dir="auto">{row.name}</b> <small>{row.at}</small>
        </span>{" "}
        <span className={styles.chatL}>
          <span className={classes(styles.preview, row.unread > 0 && styles.isNew)} dir="auto">
            {row.isMine ? t("you", { text: row.preview }) : row.preview}
          </span>{" "}
          {row.unread > 0 ? (
            <span className="badge">
              <span aria-hidden="true">{row.unread > 99 ? "99+" : row.unread}</span>{" "}
              <span className="vh">{t("unread", { count: row.unread })}</span>
            </span>
          ) : null}
        </span>
      </span>
    </Link>
  );
}
