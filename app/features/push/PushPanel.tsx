import { useRouteLoaderData } from "@remix-run/react";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import type { PushView } from "~/request/context/push-view";
import { usePageAddress } from "~/request/pages/page-address";
import type { RootData } from "~/request/pages/root-data";
import { ShopForm } from "~/request/posting/ShopForm";
import { Icon } from "~/ui/Icon";
import { SubmitButton } from "~/ui/SubmitButton";
import { showToast } from "~/ui/toast-store";
import styles from "./PushPanel.module.css";
import { usePermission } from "./use-permission";
import { pushAction, usePushForm } from "./use-push-form";

/**
 * How push messages stand on this device, and the button that changes it; nothing where the operator sends none. `isOffer`: only while they
 * could be had and are not, beside an order that is on its way. The browser is never asked before that press (PUSH-01).
 */
export function PushPanel({ isOffer = false }: { isOffer?: boolean }) {
  const push = useRouteLoaderData<RootData>("root")?.push ?? null;
  return push === null ? null : <Panel push={push} isOffer={isOffer} />;
}

function Panel({ push, isOffer }: { push: PushView; isOffer: boolean }) {
  const { t } = useTranslation("push");
  const titleId = useId();
  const { permission, ask } = usePermission();
  const { sendToken, isBusy } = usePushForm(push);
  const [isAsking, setAsking] = useState(false);
  const state = permission === "granted" ? (push.state === "on" ? "on" : "off") : stateOf[permission];
  if (isOffer && state !== "off") return null;

  async function turnOn() {
    if (isAsking || isBusy) return;
    setAsking(true);
    try {
      if ((await ask()) === "granted") await sendToken("push-on");
    } catch {
      showToast({ id: "push:failed", kind: "error", text: t("failed") });
    } finally {
      setAsking(false);
    }
  }

  return (
    <section className={isOffer ? styles.push : `panel ${styles.push}`} aria-labelledby={titleId}>
      <Icon name="bell" />
      <div>
        <h2 id={titleId}>{t(isOffer ? "offer" : "title")}</h2>
        <p className="muted">{t(`state.${state}`)}</p>
      </div>
      {state === "off" ? (
        <SubmitButton type="button" look="soft" busy={isAsking || isBusy} onClick={turnOn}>
          {t("turnOn")}
        </SubmitButton>
      ) : null}
      {state === "on" ? <TurnOff /> : null}
    </section>
  );
}

/** Why there is nothing to press, or that there is. */
const stateOf = { unknown: "scripts", none: "unsupported", denied: "denied", default: "off" } as const;

function TurnOff() {
  const { t } = useTranslation("push");
  const current = usePageAddress();
  return (
    <ShopForm intent="push-off" action={pushAction}>
      <input type="hidden" name="returnTo" value={current} />
      <SubmitButton look="line">{t("turnOff")}</SubmitButton>
    </ShopForm>
  );
}
