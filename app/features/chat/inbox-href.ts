/** Where the inbox is linked to; `/chatting` shows the same (RTE-24). By itself, since every page links to it. */
export const inboxHref = "/profile?page=inbox";
