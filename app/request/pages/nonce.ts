import { createContext, useContext } from "react";

/** The nonce of this answer's Content-Security-Policy; undefined in the browser, where React must not compare it. */
const NonceContext = createContext<string | undefined>(undefined);
export const NonceProvider = NonceContext.Provider;
export const useNonce = () => useContext(NonceContext);
