import { useEffect, useRef } from "react";
import { Icon } from "~/ui/Icon";

/** What is wrong with the form as a whole; focus goes to it when it appears. */
export function FormErrors({ id, errors }: { id: string; errors: string[] | undefined }) {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (errors && errors.length > 0) note.current?.focus();
  }, [errors]);
  if (!errors || errors.length === 0) return null;
  return (
    <div ref={note} id={id} className="note note--bad" role="alert" tabIndex={-1}>
      <Icon name="alert-circle" />
      <div>
        {errors.map((message) => (
          <p key={message}>{message}</p>
        ))}
      </div>
    </div>
  );
}
