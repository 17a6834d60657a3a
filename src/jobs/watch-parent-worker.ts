/** Ends this process when its parent has ended, even while a job computes without a pause: a thread has a clock of its own. */
const checkMs = 500;
const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, "SIGKILL");
}, checkMs);
