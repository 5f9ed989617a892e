/** No data answer came: the connection failed, or what stands before the storefront answered in its place. */
export class Unreachable extends Error {
  override name = "Unreachable";
}
