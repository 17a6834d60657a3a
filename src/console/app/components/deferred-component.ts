import { type ComponentType, useEffect, useState } from "react";
import { showErrorToast } from "#/console/app/state/toasts";

/**
 * Creates a hook that loads a component from a separate bundle and returns undefined until then.
 * A failed load leaves the screen as it is, unlike React's `lazy`. The next request tries again and
 * shows the error, if any, as a toast.
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
