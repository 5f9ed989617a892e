/** A parent category with its children, as the filter shows it. */
export type CategoryNode = { id: number; name: string; children: { id: number; name: string }[] };

/** The checked boxes of the category filter: parents and children by number. */
export type Checked = ReadonlySet<number>;

export const everyId = (tree: readonly CategoryNode[]): number[] =>
  tree.flatMap(({ id, children }) => [id, ...children.map((child) => child.id)]);

export const isAll = (checked: Checked, tree: readonly CategoryNode[]): boolean =>
  tree.length > 0 && everyId(tree).every((id) => checked.has(id));

/** Boxes as an address names them: a whole parent brings its children (SRCH-27), `all` everything (SRCH-26). */
export function checkedOf(named: "all" | readonly number[], tree: readonly CategoryNode[]): Checked {
  if (named === "all") return new Set(everyId(tree));
  return settled(
    named.flatMap((id) => [id, ...childrenOf(id, tree)]),
    tree,
  );
}

/** What an address must name for these boxes: the inverse of `checkedOf`. */
export function namedBy(checked: Checked, tree: readonly CategoryNode[]): "all" | number[] {
  if (isAll(checked, tree)) return "all";
  return tree.flatMap(({ id, children }) =>
    checked.has(id) ? [id] : children.map((child) => child.id).filter((child) => checked.has(child)),
  );
}

/** The boxes after one of them was pressed. `all` is the box above the tree. */
export function pressed(
  checked: Checked,
  tree: readonly CategoryNode[],
  { box, on }: { box: number | "all"; on: boolean },
): Checked {
  if (box === "all") return new Set(on ? everyId(tree) : []);
  const next = new Set(checked);
  const parent = tree.find(({ children }) => children.some(({ id }) => id === box));
  for (const id of [box, ...childrenOf(box, tree)]) {
    if (on) next.add(id);
    else next.delete(id);
  }
  if (!on && parent) next.delete(parent.id);
  return settled(next, tree);
}

/**
 * The boxes a form without scripts means: there a press changes one box only, so what stood checked in the form before tells what was
 * pressed. `sent` and `before` hold box numbers, and `all` for the box above.
 */
export function meantBy(
  sent: ReadonlySet<number | "all">,
  before: ReadonlySet<number | "all">,
  tree: readonly CategoryNode[],
): Checked {
  const wasPressed = (box: number | "all") => sent.has(box) !== before.has(box);
  const own = new Set(everyId(tree).filter((id) => sent.has(id)));
  const others = everyId(tree).some(wasPressed);
  if (wasPressed("all") && (sent.has("all") || !others)) return checkedOf(sent.has("all") ? "all" : [], tree);
  for (const { id, children } of tree) {
    const pressedChild = children.some((child) => wasPressed(child.id));
    if (wasPressed(id) && (sent.has(id) || !pressedChild)) {
      for (const child of children) {
        if (sent.has(id)) own.add(child.id);
        else own.delete(child.id);
      }
    } else if (children.some((child) => !own.has(child.id))) own.delete(id);
  }
  return settled(own, tree);
}

/** A parent is checked when all of its children are. */
function settled(ids: Iterable<number>, tree: readonly CategoryNode[]): Checked {
  const known = new Set(everyId(tree));
  const checked = new Set([...ids].filter((id) => known.has(id)));
  for (const { id, children } of tree) {
    if (children.length > 0 && children.every((child) => checked.has(child.id))) checked.add(id);
  }
  return checked;
}

const childrenOf = (id: number, tree: readonly CategoryNode[]): number[] =>
  tree.find((node) => node.id === id)?.children.map((child) => child.id) ?? [];
