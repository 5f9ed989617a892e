/** Calls `ask` every so many milliseconds while the tab is looked at, and at once when it is looked at again. Gives what ends it. */
export function whileVisible(ask: () => void, milliseconds: number): () => void {
  let timer: number | undefined;
  if (!document.hidden) timer = window.setInterval(ask, milliseconds);
  const follow = () => {
    window.clearInterval(timer);
    if (document.hidden) return;
    ask();
    timer = window.setInterval(ask, milliseconds);
  };
  document.addEventListener("visibilitychange", follow);
  return () => {
    window.clearInterval(timer);
    document.removeEventListener("visibilitychange", follow);
  };
}
