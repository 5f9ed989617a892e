import { intents } from "../harness/intents";
import type { Control, Look } from "./look";
import { dialogs, routeOf, routes } from "./routes";
import type { Surroundings } from "./steps";

/** Routes, dialogs and intents. */
const everything = [
  ...routes.map((route) => `route ${route}`),
  ...dialogs.map((dialog) => `dialog ${dialog}`),
  ...intents.map((intent) => `intent ${intent}`),
];

/** What walks have met so far: it draws them to what is new, and says what of `wanted` was never reached. */
export class Coverage {
  private readonly counts = new Map<string, number>();

  constructor(private readonly wanted: readonly string[] = everything) {}

  note(...kinds: string[]) {
    for (const kind of kinds) this.counts.set(kind, this.count(kind) + 1);
  }

  count = (kind: string): number => this.counts.get(kind) ?? 0;

  /** How often such a control was met; a fold is met as little as what it hides. */
  met = (control: Control): number => Math.min(...kindsOf(control).map(this.count));

  noteLook({ url, hasDialog }: Look) {
    const dialog = new URL(url).searchParams.get("dialog");
    if (dialog && hasDialog) this.note(`dialog ${dialog}`);
  }

  noteAnswer = (address: string) => this.note(`route ${routeOf(address)}`);

  /** What nobody met. */
  missing = (): string[] => this.wanted.filter((kind) => this.count(kind) === 0);
}

/** What a control is, and what it hides. */
export const kindsOf = (control: Control): string[] => [
  kindOf(control),
  ...(control.hides ?? []).map((intent) => `intent ${intent}`),
];

/** What kind of thing a control is: two cards of one list are the same. */
function kindOf(control: Control): string {
  if (control.intent) return `intent ${control.intent}`;
  // Folds hide whole forms, each its own.
  if (control.kind === "fold") return control.key.replace(/\d+/g, "0");
  if (!control.href) return control.kind;
  if (control.href.includes("#")) return "place in a page";
  const dialog = new URL(control.href).searchParams.get("dialog");
  return dialog ? `dialog ${dialog}` : `route ${routeOf(control.href)}`;
}

/** An address that a visitor of this kind opened: others see another page there. */
export const openedBy = (who: Surroundings["who"], address: string) => `address ${address} of a ${who}`;
