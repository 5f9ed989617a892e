import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { classes } from "~/ui/classes";
import { Icon } from "~/ui/Icon";
import { Picture } from "~/ui/Picture";
import { Spaced } from "~/ui/Spaced";
import { buttonClass } from "~/ui/SubmitButton";
import styles from "./Landing.module.css";
import type { LandingTexts } from "./load-landing.server";

/** The operator's pictures, whole, in a row that scrolls by touch and keys. The delivery API knows neither link nor words of them. */
export function Promotions({ pictures }: { pictures: string[] }) {
  const { t } = useTranslation("landing");
  return (
    <section className="sec">
      <div className="sec__h">
        <h2 id="promotions">{t("promotions")}</h2>
      </div>
      <Row labelledBy="promotions">
        {pictures.map((src) => (
          <Picture key={src} src={src} width={440} height={110} className={styles.promotion} />
        ))}
      </Row>
    </section>
  );
}

function Row({ labelledBy, children }: { labelledBy: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls must be reachable by keyboard
    <section className={styles.row} aria-labelledby={labelledBy} tabIndex={0}>
      {children}
    </section>
  );
}

/** The app, ways to work with the operator, what customers say, who it is: each only where the operator has written it. */
export function OperatorTexts({ texts }: { texts: LandingTexts }) {
  const { app, invitations, testimonials, testimonialTitle, company } = texts;
  const { t } = useTranslation("landing");
  const shops = [
    { href: app.playStore, icon: "brand-google-play", label: "Google Play" },
    { href: app.appStore, icon: "brand-apple", label: "App Store" },
  ] as const;
  return (
    <>
      {app.title && (app.playStore || app.appStore) ? (
        <section className={classes("sec", styles.panel)}>
          <div>
            <h2>{app.title}</h2>
            <p dir="auto">{app.text}</p>
          </div>
          <div className={styles.buttons}>
            <Spaced>
              {shops.map(({ href, icon, label }) =>
                href ? (
                  <a key={icon} className={buttonClass("ink")} href={href} target="_blank" rel="noopener noreferrer">
                    <Icon name={icon} />
                    {label}
                  </a>
                ) : null,
              )}
            </Spaced>
          </div>
        </section>
      ) : null}
      {testimonials.length > 0 ? (
        <section className="sec">
          <div className="sec__h">
            <h2 id="voices">{testimonialTitle || t("testimonials")}</h2>
          </div>
          <Row labelledBy="voices">
            {testimonials.map(({ id, name, designation, review, image }) => (
              <figure key={id} className={styles.voice}>
                <blockquote>
                  <bdi>{review}</bdi>
                </blockquote>
                <figcaption>
                  <Picture src={image} width={44} height={44} standIn="user" className={styles.face} />
                  <span>
                    <b>{name}</b> <small>{designation}</small>
                  </span>
                </figcaption>
              </figure>
            ))}
          </Row>
        </section>
      ) : null}
      {invitations.length > 0 ? (
        <section className={classes("sec", styles.join)} aria-label={t("join")}>
          {invitations.map(({ title, text, button, url }) => (
            <div key={url} className={styles.panel}>
              <div>
                <h2>{title}</h2>
                <p dir="auto">{text}</p>
              </div>
              <a className={buttonClass("line")} href={url} target="_blank" rel="noopener noreferrer">
                {button || title}
              </a>
            </div>
          ))}
        </section>
      ) : null}
      {company.title ? (
        <section className={classes("sec", styles.company)}>
          <h2>{company.title}</h2>
          {company.subtitle ? <p>{company.subtitle}</p> : null}
          <p dir="auto">{company.text}</p>
        </section>
      ) : null}
    </>
  );
}
