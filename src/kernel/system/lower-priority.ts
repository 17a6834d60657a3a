import { getPriority, setPriority } from "node:os";

/**
 * Makes a process, or on Linux a thread, give way to others: 0 is the calling one. One that gives way
 * more already is left alone, because less niceness needs rights that a service does not have.
 */
export function lowerPriority(id: number, niceness: number): void {
  if (getPriority(id) < niceness) setPriority(id, niceness);
}
