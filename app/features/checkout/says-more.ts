/** Whether the delivery API's words tell more than the title above them: for some refusals both are the same. */
export const saysMore = (message: string, title: string): boolean =>
  plain(message) !== "" && plain(message) !== plain(title);

const plain = (text: string) => text.trim().replace(/[.!]$/, "").toLowerCase();
