export { action, clientAction, default, ErrorBoundary, handle, loader, meta, shouldRevalidate } from "./_shop.about-us";
