import { type ChangeEvent, useCallback, useState } from "react";
import { Field } from "~/ui/Field";
import { FileInput } from "~/ui/FileInput";
import { largestPictureMb, pictureTypes } from "./picture-limits";

type PicturesFieldProps = {
  id: string;
  name: string;
  atMost: number;
  texts: (key: "label" | "hint" | "tooMany", values?: { count: number; size: number }) => string;
  /** What the server found wrong. */
  error: string | null;
};

/** Pictures that may be sent along. Scripts keep the first ones and say so when there are too many (PROF-17); without them the server does. */
export function PicturesField({ id, name, atMost, texts, error }: PicturesFieldProps) {
  const [isTooMany, setTooMany] = useState(false);
  const forget = useCallback(() => setTooMany(false), []);
  const limits = { count: atMost, size: largestPictureMb };
  const keepFirst = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(currentTarget.files ?? [])];
    setTooMany(files.length > atMost);
    if (files.length <= atMost) return;
    const kept = new DataTransfer();
    for (const file of files.slice(0, atMost)) kept.items.add(file);
    currentTarget.files = kept.files;
  };
  return (
    <Field
      id={id}
      label={texts("label")}
      hint={texts("hint", limits)}
      error={isTooMany ? texts("tooMany", limits) : error}
      optional
    >
      {(control) => (
        <FileInput
          {...control}
          name={name}
          accept={pictureTypes.join(",")}
          multiple
          onChange={keepFirst}
          onReset={forget}
        />
      )}
    </Field>
  );
}
