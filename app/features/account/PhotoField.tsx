import { useTranslation } from "react-i18next";
import { Field } from "~/ui/Field";
import { FileInput } from "~/ui/FileInput";
import { largestPhotoMb, photoTypes } from "./photo";

/** The file field of the profile photo (PROF-10). */
export function PhotoField({ id, error }: { id: string; error: string | null }) {
  const { t } = useTranslation("profile");
  return (
    <Field id={id} label={t("photo.label")} hint={t("photo.hint", { size: largestPhotoMb })} error={error} optional>
      {(control) => <FileInput {...control} name="photo" accept={photoTypes.join(",")} />}
    </Field>
  );
}
