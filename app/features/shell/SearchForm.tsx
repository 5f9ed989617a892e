import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Icon } from "~/ui/Icon";
import { moduleTypeOf, useShell } from "./ShellContext";

/** Search over the module's shops and items: a GET form to the results on `/home` (RTE-09). */
export function SearchForm() {
  const { shell, current } = useShell();
  const { t } = useTranslation("shell");
  const { pathname, searchParams } = new URL(current, "http://page.invalid");
  const searched =
    pathname === "/home" && searchParams.get("data_type") === "searched" ? searchParams.get("search") : null;
  return (
    <Form className="find" role="search" action="/home" aria-label={t("search.region")} key={searched}>
      <label className="vh" htmlFor="header-search">
        {t("search.label")}
      </label>
      <Icon name="search" />
      <input
        id="header-search"
        type="search"
        name="search"
        defaultValue={searched ?? ""}
        placeholder={t(`search.placeholder.${moduleTypeOf(shell)}`)}
        maxLength={60}
        required
        autoComplete="off"
      />
      <input type="hidden" name="data_type" value="searched" />
      <button type="submit" className="find__go" aria-label={t("search.submit")}>
        <Icon name="arrow-right" flip />
      </button>
    </Form>
  );
}
