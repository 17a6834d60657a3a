import { createContext, useContext } from "react";
import type { Params } from "#/console/app/router/match-path";

export const ParamsContext = createContext<Params>({});

/** A path parameter by its name in the route, such as `brand` of `/w/:workspace/brands/:brand`. */
export const useParam = (name: string): string => useContext(ParamsContext)[name] ?? "";
