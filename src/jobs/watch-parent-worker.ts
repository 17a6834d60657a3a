/**
 * Ends this process when its parent has ended. A thread can do that even while a job blocks the
 * event loop.
 */
const checkMs = 500;
const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, "SIGKILL");
}, checkMs);
