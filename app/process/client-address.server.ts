import type { Request, Response } from "express";

/** The address that a request came from; empty where a balancer stands between that is not trusted (`TRUST_PROXY`), since its own would count for all. */
export const clientAddressOf = (req: Request, res: Response): string => (res.locals.isForwarded ? "" : (req.ip ?? ""));
