import type { BrowserContext, CDPSession, Page, Worker } from "@playwright/test";
import type { ShopOptions } from "../../harness/shop";

/** An operator who sends push messages. */
export const withPush: ShopOptions = {
  environment: {
    SHARED_CACHE: "off",
    FIREBASE_API_KEY: "a-key-of-the-operator",
    FIREBASE_AUTH_DOMAIN: "operator.firebaseapp.example",
    FIREBASE_PROJECT_ID: "operator",
    FIREBASE_MESSAGING_SENDER_ID: "123456789012",
    FIREBASE_APP_ID: "1:123456789012:web:abcdef",
    FIREBASE_VAPID_KEY: "BEl62iUYgUivxIkv69yViEuiBIa-Ib9-SkvMeAtA3LFgDzkrxZJjSgSnfckjBJuBkr3qBUYIHBQFLXYp5Nksh8U",
  },
};

export const firebaseToken = "a-browser:APA91bTheTokenThatGoogleGave";

/**
 * Stands in for Google and for the browser's push service, which no test can reach: what Firebase's own library asks of them is answered
 * here. Gives the addresses that were asked for.
 */
export async function serveFirebase(context: BrowserContext): Promise<string[]> {
  const asked: string[] = [];
  const headers = { "Access-Control-Allow-Origin": "*" };
  await context.route(/https:\/\/\w+\.googleapis\.com\//, (route) => {
    asked.push(route.request().url());
    const authToken = { token: "an-auth-token", expiresIn: "604800s" };
    const installation = { fid: "cFirebaseInstallation1", refreshToken: "refresh", authToken };
    return route.fulfill({ headers, json: { ...installation, token: firebaseToken, name: "projects/operator" } });
  });
  await context.addInitScript(() => {
    if (!("PushManager" in window)) return;
    const isSubscribed = () => localStorage.getItem("subscribed") === "yes";
    const subscription = {
      endpoint: "https://push.example/1",
      getKey: () => new Uint8Array([1, 2, 3]).buffer,
      unsubscribe: async () => {
        localStorage.setItem("subscribed", "no");
        return true;
      },
    };
    Object.assign(PushManager.prototype, {
      getSubscription: async () => (isSubscribed() ? subscription : null),
      subscribe: async () => {
        localStorage.setItem("subscribed", "yes");
        return subscription;
      },
    });
  });
  return asked;
}

/** The page's own question, which a headless browser would never show: not asked yet, and allowed once it is. */
export async function allowOnRequest(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    if (!("Notification" in window)) return;
    Object.defineProperty(Notification, "permission", { get: () => localStorage.getItem("permission") ?? "default" });
    Notification.requestPermission = async () => {
      localStorage.setItem("permission", "granted");
      return "granted";
    };
  });
}

/** Delivers pushes to the service worker of the shop, as the browser's push service would. */
export class PushService {
  private constructor(
    private readonly session: CDPSession,
    private readonly registrationId: string,
    private readonly origin: string,
    readonly worker: Worker,
  ) {}

  /** Waits until the worker that the page has asked for stands. */
  static async of(page: Page): Promise<PushService> {
    const context = page.context();
    await page.waitForFunction(async () => (await navigator.serviceWorker.ready).active?.state === "activated");
    const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent("serviceworker"));
    const session = await context.newCDPSession(page);
    const found = new Promise<string>((resolve) => {
      session.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
        if (registrations[0]) resolve(registrations[0].registrationId);
      });
    });
    await session.send("ServiceWorker.enable");
    return new PushService(session, await found, new URL(page.url()).origin, worker);
  }

  deliver = (payload: unknown) =>
    this.session.send("ServiceWorker.deliverPushMessage", {
      origin: this.origin,
      registrationId: this.registrationId,
      data: typeof payload === "string" ? payload : JSON.stringify(payload),
    });

  /** What the browser shows outside the shop. */
  notifications = () =>
    this.worker.evaluate(async () => {
      const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration };
      const shown = await registration.getNotifications();
      return shown.map(({ title, body }) => ({ title, body }));
    });

  /** Presses a notification; gives the address the worker would open. Only a person's press may open a window, so opening is noted. */
  press = (title: string) =>
    this.worker.evaluate(async (wanted) => {
      type WorkerScope = {
        registration: ServiceWorkerRegistration;
        clients: { openWindow: (url: string) => Promise<null> };
        NotificationEvent: new (type: string, init: { notification: Notification }) => Event;
        dispatchEvent(event: Event): boolean;
      };
      const scope = globalThis as unknown as WorkerScope;
      const notification = (await scope.registration.getNotifications()).find((shown) => shown.title === wanted);
      if (!notification) return null;
      const opened = new Promise<string>((resolve) => {
        scope.clients.openWindow = async (url) => {
          resolve(url);
          return null;
        };
      });
      const event = new scope.NotificationEvent("notificationclick", { notification });
      // Only the browser's own events can be waited for.
      Object.defineProperty(event, "waitUntil", { value: () => undefined });
      scope.dispatchEvent(event);
      return opened;
    }, title);
}
