import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ShopForm, useFormResult } from "~/request/posting/ShopForm";
import { useFormFetcher } from "~/request/posting/use-form-fetcher";
import { FieldError } from "~/ui/Field";
import { Picture } from "~/ui/Picture";
import { Spaced } from "~/ui/Spaced";
import { buttonClass, SubmitButton } from "~/ui/SubmitButton";
import styles from "./Interest.module.css";
import type { InterestData } from "./interest.server";

/** Category chips, save, and a way past them (RTE-46). */
export function InterestPage({ title, categories }: InterestData) {
  const { t } = useTranslation("pages");
  const fetcher = useFormFetcher();
  const reply = useFormResult("save-interest", fetcher.data)?.reply;
  const error = reply?.error?.category?.[0];
  const chosen = [reply?.initialValue?.category].flat().map(String);
  return (
    <section className="wrap sec">
      <div className="sec__h">
        <div>
          <h1>{title}</h1>
          <p>{t("interest.lead")}</p>
        </div>
      </div>
      <ShopForm intent="save-interest" fetcher={fetcher}>
        <fieldset
          aria-describedby={error ? "interest-error" : undefined}
          data-invalid={error ? "" : undefined}
          tabIndex={-1}
        >
          <legend className="vh">{t("interest.legend")}</legend>
          <div className={styles.chips}>
            <Spaced>
              {categories.map(({ id, name, image }) => (
                <label className={styles.chip} key={id}>
                  <input
                    className="vh"
                    type="checkbox"
                    name="category"
                    value={id}
                    defaultChecked={chosen.includes(String(id))}
                  />
                  <Picture src={image} width={72} height={72} standIn="layout-grid" className={styles.picture} />
                  <bdi>{name}</bdi>
                </label>
              ))}
            </Spaced>
          </div>
          {error ? <FieldError id="interest-error">{error}</FieldError> : null}
        </fieldset>
        <div className={styles.actions}>
          <SubmitButton busy={fetcher.isUnderWay}>{t("interest.save")}</SubmitButton>{" "}
          <Link className={buttonClass("plain")} to="/home">
            {t("interest.skip")}
          </Link>
        </div>
      </ShopForm>
    </section>
  );
}
