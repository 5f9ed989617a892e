/** How an order moves by itself, docs/delivery-api.md §10. Instants are ISO-8601 UTC, speeds a factor (1 = four minutes). */

export type LifeStatus = "pending" | "accepted" | "confirmed" | "processing" | "handover" | "picked_up" | "delivered";
export type StatusTimes = Partial<Record<string, string>>;

type Step = { status: LifeStatus /** Seconds after `pending` at speed 1. */; at: number };

const plans: Record<string, readonly Step[]> = {
  delivery: [
    { status: "pending", at: 0 },
    { status: "confirmed", at: 20 },
    { status: "processing", at: 50 },
    { status: "handover", at: 100 },
    { status: "picked_up", at: 130 },
    { status: "delivered", at: 240 },
  ],
  take_away: [
    { status: "pending", at: 0 },
    { status: "confirmed", at: 20 },
    { status: "processing", at: 50 },
    { status: "handover", at: 120 },
    { status: "delivered", at: 240 },
  ],
  parcel: [
    { status: "pending", at: 0 },
    { status: "confirmed", at: 20 },
    { status: "accepted", at: 40 },
    { status: "handover", at: 80 },
    { status: "picked_up", at: 100 },
    { status: "delivered", at: 240 },
  ],
};

export type Life = {
  orderType: string;
  status: string;
  times: StatusTimes;
  /** When the order began to move; null while it waits for a payment. */
  startedAt: string | null;
  /** The time it was ordered for; null for as soon as possible. */
  scheduledFor: string | null;
};

/** The steps of an order type, first to last. */
export function planOf(orderType: string): readonly Step[] {
  return plans[orderType] ?? (plans.delivery as readonly Step[]);
}

/** The status after this one in the order's plan; null at the end or outside the plan. */
export function nextStatus(orderType: string, status: string): LifeStatus | null {
  const plan = planOf(orderType);
  const index = plan.findIndex((step) => step.status === status);
  return index < 0 ? null : (plan[index + 1]?.status ?? null);
}

/** The instant of the next step; null when the order does not move by itself. */
function nextStepAt(life: Life, speed: number): { status: LifeStatus; at: Date } | null {
  const next = nextStatus(life.orderType, life.status);
  if (!next || !life.startedAt) return null;
  const plan = planOf(life.orderType);
  const offset = (status: string) => plan.find((step) => step.status === status)?.at ?? 0;
  const since = new Date(life.times[life.status] ?? life.startedAt).getTime();
  const started = life.status === "pending" ? Math.max(since, new Date(life.startedAt).getTime()) : since;
  const due = started + ((offset(next) - offset(life.status)) * 1000) / speed;
  return { status: next, at: new Date(Math.max(due, kitchenStart(life, next, speed))) };
}

/** A scheduled order is confirmed at once, but work on it begins just in time. */
function kitchenStart(life: Life, next: LifeStatus, speed: number): number {
  if (!life.scheduledFor || next === "confirmed" || next === "accepted") return 0;
  const plan = planOf(life.orderType);
  const total = plan[plan.length - 1]?.at ?? 0;
  const offset = plan.find((step) => step.status === next)?.at ?? 0;
  return new Date(life.scheduledFor).getTime() - ((total - offset) * 1000) / speed;
}

/** The life as it stands at `now`: every step that is due has been taken at its own instant. */
export function lifeAt(life: Life, now: Date, speed: number): Life {
  const step = nextStepAt(life, speed);
  if (!step || step.at > now) return life;
  return lifeAt(
    { ...life, status: step.status, times: { ...life.times, [step.status]: step.at.toISOString() } },
    now,
    speed,
  );
}

/** Brings an order to `status` by hand; steps left out on the way are taken at the same instant. */
export function advancedTo(life: Life, status: string, now: Date): Life {
  const plan = planOf(life.orderType);
  const from = plan.findIndex((step) => step.status === life.status);
  const to = plan.findIndex((step) => step.status === status);
  const skipped = to > from ? plan.slice(Math.max(from, 0) + 1, to).map((step) => step.status) : [];
  const times = { ...life.times };
  for (const passed of [...skipped, status]) times[passed] ??= now.toISOString();
  return { ...life, status, times, startedAt: life.startedAt ?? now.toISOString() };
}

/** How far the courier is on the way to the customer, 0 to 1. */
export function rideProgress(life: Life, now: Date, speed: number): number {
  if (life.status === "delivered") return 1;
  if (life.status !== "picked_up") return 0;
  const began = new Date(life.times.picked_up ?? now).getTime();
  const end = nextStepAt(life, speed)?.at.getTime() ?? began;
  return end <= began ? 1 : Math.min(Math.max((now.getTime() - began) / (end - began), 0), 1);
}
