import { expect, it } from "vitest";
import { onToast, showToast, type Toast } from "./toast-store";

const toast = (id: string): Toast => ({ id, kind: "info", text: id });

it("keeps toasts until somebody listens, then tells each once", () => {
  const heard: string[] = [];
  showToast(toast("early"));
  const stop = onToast(({ id }) => heard.push(id));
  showToast(toast("now"));
  stop();
  showToast(toast("late"));
  expect(heard).toEqual(["early", "now"]);
  const stopAgain = onToast(({ id }) => heard.push(id));
  stopAgain();
  expect(heard).toEqual(["early", "now", "late"]);
});
