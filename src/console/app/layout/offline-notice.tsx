import { useSyncExternalStore } from "react";

const subscribe = (listener: () => void) => {
  addEventListener("online", listener);
  addEventListener("offline", listener);
  return () => {
    removeEventListener("online", listener);
    removeEventListener("offline", listener);
  };
};

export function OfflineNotice() {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <div role="status" className="offline-notice">
      {!isOnline && <p>You are offline. What you enter is kept. Save your changes when you are back online.</p>}
    </div>
  );
}
