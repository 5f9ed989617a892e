import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { fullName } from "~/delivery-api";
import { useMoney } from "~/features/catalogue/use-money";
import { Avatar } from "~/ui/Avatar";
import { Icon } from "~/ui/Icon";
import type { IconName } from "~/ui/icons/names";
import { Money } from "~/ui/Marks";
import { buttonClass } from "~/ui/SubmitButton";
import type { OverviewData } from "./load-profile.server";
import styles from "./Profile.module.css";

/** `/profile`: who the customer is, what they have, and the way to change it. */
export function ProfileOverview({ profile }: { profile: OverviewData }) {
  const { t } = useTranslation("profile");
  const format = useMoney();
  const { firstName, email, phone, image, ordered, wallet, points } = profile;
  return (
    <>
      <section className={`panel ${styles.me}`} aria-labelledby="profile-title">
        <Avatar name={firstName} image={image} size="large" />
        <div>
          <h1 id="profile-title" className={styles.name}>
            {fullName(profile)}
          </h1>
          <p className="muted small">
            <bdi>{email}</bdi>
          </p>
          <p className="muted small">
            <bdi dir="ltr">{phone}</bdi>
          </p>
          {ordered > 0 ? <p className="small">{t("ordered", { count: ordered })}</p> : null}
        </div>
        <Link className={buttonClass("line", "small")} to="/profile?page=profile-settings">
          <Icon name="pencil" />
          {t("edit")}
        </Link>
      </section>
      {wallet === null && points === null ? null : (
        <div className={styles.tiles}>
          {wallet === null ? null : (
            <Tile href="/wallet" icon="wallet" label={t("tiles.wallet")}>
              <Money text={format(wallet)} />
            </Tile>
          )}{" "}
          {points === null ? null : (
            <Tile href="/loyalty-points" icon="star" label={t("tiles.points")}>
              <bdi>{points}</bdi>
            </Tile>
          )}
        </div>
      )}
    </>
  );
}

type TileProps = { href: string; icon: IconName; label: string; children: ReactNode };

function Tile({ href, icon, label, children }: TileProps) {
  return (
    <Link className={`panel ${styles.tile}`} to={href}>
      <Icon name={icon} />
      <span className="muted small">{label}</span> <b>{children}</b>
    </Link>
  );
}
