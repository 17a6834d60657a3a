import { type ComponentType, useEffect, useState } from "react";
import { showErrorToast } from "#/console/app/state/toasts";

/**
 * A hook that returns a component whose code is a bundle of its own, undefined until it is loaded.
 * Unlike `lazy` of React, a failed load leaves the screen as it is: the next `isRequested` tries
 * again, and then reports the error.
 *
 * @example
 * const useMenuWithList = createDeferredComponent(async () => (await import("…/menu-with-list")).MenuWithList);
 */
export function createDeferredComponent<Props>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined;
  return (isRequested: boolean, isPreloaded = true): ComponentType<Props> | undefined => {
    const [component, setComponent] = useState(() => loaded);
    const isDue = component === undefined && (isRequested || isPreloaded);
    useEffect(() => {
      if (!isDue) return;
      const start = async () => {
        try {
          loaded ??= await load();
          setComponent(() => loaded);
        } catch (thrown) {
          if (isRequested) showErrorToast(thrown);
        }
      };
      void start();
    }, [isDue, isRequested]);
    return component;
  };
}
