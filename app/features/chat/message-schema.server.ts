import type { TFunction } from "i18next";
import { z } from "zod";
import type { Picture } from "~/delivery-api";
import { linesOfText } from "~/request/posting/text-schema.server";

export const longestMessage = 2000;

/** A message of a chat: a text, `pictures` or both; null where something is wrong with the pictures. */
export const messageSchema = (t: TFunction, pictures: Picture[] | null = []) =>
  z
    .object({ message: linesOfText(longestMessage, t("limits:characters", { count: longestMessage })) })
    .refine(({ message }) => message !== "" || pictures?.length !== 0, {
      path: ["message"],
      message: t("chat:message.empty"),
    });
