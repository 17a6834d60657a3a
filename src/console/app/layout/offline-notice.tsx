import { useSyncExternalStore } from "react";

const subscribe = (listener: () => void) => {
  addEventListener("online", listener);
  addEventListener("offline", listener);
  return () => {
    removeEventListener("online", listener);
    removeEventListener("offline", listener);
  };
};

/** Says that the device has no network, for as long as that is so. */
export function OfflineNotice() {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <div role="status" className="offline-notice">
      {!isOnline && <p>This device is offline. What you enter is kept; changes can be sent when it is back.</p>}
    </div>
  );
}
