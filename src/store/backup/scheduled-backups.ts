import { lstat, readdir, unlink } from "node:fs/promises";
import { basename, join } from "node:path";
import type { Clock } from "#/kernel/clock";
import { Failure, getSystemErrorCode } from "#/kernel/errors";
import type { Log } from "#/kernel/log";
import { runBackupThread } from "#/store/backup/backup-thread";
import { formatTime } from "#/store/backup/create-backup";

/** Where backups are made, how often, and how many of them are kept. */
export type BackupSchedule = { readonly folder: string; readonly everyMs: number; readonly keep: number };

/** A backup that the server made: its path, its size in bytes and when it was begun, ISO 8601. */
export type ScheduledBackup = {
  readonly kind: BackupKind;
  readonly file: string;
  readonly size: number;
  readonly madeAt: string;
};

/** Whether the schedule or an owner asked for a backup. */
type BackupKind = "scheduled" | "requested";

/** How scheduled backups are doing. */
export type BackupState = {
  /** Undefined if no backups are made. */
  readonly schedule: BackupSchedule | undefined;
  readonly isRunning: boolean;
  /** The newest backup in the folder. */
  readonly last: ScheduledBackup | undefined;
  /** What went wrong, if the last run of this process failed. */
  readonly failure: { readonly at: string; readonly message: string } | undefined;
  /** When the next one is due, ISO 8601; undefined while one is made, or if none are. */
  readonly nextAt: string | undefined;
};

/** Makes backups at intervals, in a thread of their own, and removes the oldest ones. */
export type ScheduledBackups = {
  /** Makes a backup whenever one is due. */
  start(): void;
  /**
   * Makes one now, in place of the one that was made like this before. The schedule and its backups
   * are not affected, so that no number of requests removes them. Returns at once; throws `conflict`
   * while one is made, or if there is no schedule.
   */
  run(): void;
  getState(): BackupState;
  /** Interrupts a backup that is made. Resolves when its temporary files are removed. */
  stop(): Promise<void>;
};

/**
 * How often it is checked whether a backup is due, and the shortest time between two automatic ones
 * after a failure or a change of the clock, milliseconds.
 */
export type BackupTimes = { readonly pollMs: number; readonly minGapMs: number };
const defaultTimes: BackupTimes = { pollMs: 15_000, minGapMs: 60 * 60_000 };

const filePattern = /^livery-(scheduled|requested)-(\d{4})(\d\d)(\d\d)-(\d\d)(\d\d)(\d\d)Z\.tar$/;

/**
 * Schedules backups of a database. The time of the next one follows from the newest backup in the
 * folder, so that restarts neither skip nor repeat one. `undefined` as schedule makes none.
 */
export function createScheduledBackups(
  schedule: BackupSchedule | undefined,
  databasePath: string,
  clock: Clock,
  log: Log,
  { pollMs, minGapMs }: BackupTimes = defaultTimes,
): ScheduledBackups {
  let running: { readonly controller: AbortController; readonly ended: Promise<void> } | undefined;
  let timer: Timer | undefined;
  /** The newest of all, and the newest that the schedule made. */
  let last: ScheduledBackup | undefined;
  let lastScheduled: ScheduledBackup | undefined;
  let failure: BackupState["failure"];
  let triedAtMs = -Infinity;
  let isListed = false;

  const fail = (message: string, error: unknown) => {
    failure = { at: clock.now().toISOString(), message: error instanceof Error ? error.message : String(error) };
    log.error(message, failure.message);
  };
  const list = async ({ folder }: BackupSchedule) => {
    const backups = await listScheduledBackups(folder);
    last = findLast(backups, clock.now());
    lastScheduled = findLast(backups.filter(isScheduled), clock.now());
    isListed = true;
    return backups;
  };
  const make = async (plan: BackupSchedule, kind: BackupKind, signal: AbortSignal) => {
    try {
      const now = clock.now();
      const target = join(plan.folder, `livery-${kind}-${formatTime(now)}.tar`);
      const source = { databasePath, sealing: undefined, now };
      const { file, size } = await runBackupThread({ task: "create", target, source }, () => {}, signal);
      failure = undefined;
      log.info(`a ${kind} backup was made`, { file, size });
      const sameKind = (await list(plan)).filter((backup) => backup.kind === kind);
      const removed = await removeOldest(sameKind, file, kind === "scheduled" ? plan.keep : 1, clock.now());
      if (removed > 0) log.info(`old ${kind} backups were removed`, { removed });
    } catch (error) {
      if (signal.aborted) log.info(`a ${kind} backup was interrupted${kind === "scheduled" ? "; the next start makes it" : ""}`);
      else fail(`a ${kind} backup failed`, error);
    }
  };
  const begin = (plan: BackupSchedule, kind: BackupKind) => {
    if (kind === "scheduled") triedAtMs = performance.now();
    const controller = new AbortController();
    const ended = make(plan, kind, controller.signal).then(() => {
      running = undefined;
    });
    running = { controller, ended };
  };
  const getDueMs = ({ everyMs }: BackupSchedule) => (lastScheduled ? Date.parse(lastScheduled.madeAt) + everyMs : 0);
  const getGapMs = ({ everyMs }: BackupSchedule) => Math.max(0, triedAtMs + Math.min(everyMs, minGapMs) - performance.now());
  const checkDue = async (plan: BackupSchedule) => {
    // A backup from the future was made before the clock was set back: the folder is read again. If it
    // cannot be read, the run says what is wrong with it.
    if (!isListed || (lastScheduled && Date.parse(lastScheduled.madeAt) > clock.now().getTime()))
      await list(plan).catch(() => undefined);
    if (!running && timer && getGapMs(plan) === 0 && clock.now().getTime() >= getDueMs(plan)) begin(plan, "scheduled");
  };
  return {
    start() {
      if (!schedule) return;
      let isChecking = false;
      timer = setInterval(() => {
        if (isChecking) return;
        isChecking = true;
        void checkDue(schedule).finally(() => {
          isChecking = false;
        });
      }, pollMs);
    },
    run() {
      if (!schedule)
        throw new Failure("conflict", "No backups are scheduled. Set LIVERY_BACKUP_DIR to a folder and start the server again.");
      if (running) throw new Failure("conflict", "A backup is being made. Wait until it is done.");
      begin(schedule, "requested");
    },
    getState() {
      const now = clock.now().getTime();
      return {
        schedule,
        isRunning: running !== undefined,
        last,
        failure,
        nextAt: schedule && !running ? new Date(Math.max(now + getGapMs(schedule), getDueMs(schedule))).toISOString() : undefined,
      };
    },
    async stop() {
      clearInterval(timer);
      timer = undefined;
      running?.controller.abort();
      await running?.ended;
    },
  };
}

const isScheduled = ({ kind }: ScheduledBackup) => kind === "scheduled";

/**
 * The backups in a folder that the server named, in the order of the times in their names. Throws
 * `unavailable` if the folder cannot be read.
 */
export async function listScheduledBackups(folder: string): Promise<readonly ScheduledBackup[]> {
  let names: readonly string[];
  try {
    names = await readdir(folder);
  } catch (error) {
    const code = getSystemErrorCode(error);
    throw new Failure("unavailable", `The backup folder ${folder} cannot be read (${code || "unknown reason"}).`, {
      cause: error,
    });
  }
  const backups: ScheduledBackup[] = [];
  for (const name of names) {
    const named = parseName(name);
    if (named === undefined) continue;
    const stats = await lstat(join(folder, name)).catch(() => undefined);
    if (stats?.isFile()) backups.push({ ...named, file: join(folder, name), size: stats.size });
  }
  return backups.toSorted((a, b) => Date.parse(a.madeAt) - Date.parse(b.madeAt));
}

/** The newest backup that is not from the future of a clock that was wrong. */
export const findLast = (backups: readonly ScheduledBackup[], now: Date): ScheduledBackup | undefined =>
  backups.findLast(({ madeAt }) => Date.parse(madeAt) <= now.getTime());

/** The kind and the time in the name of a backup; undefined for other names. */
function parseName(name: string): Pick<ScheduledBackup, "kind" | "madeAt"> | undefined {
  const [, kind, year, month, day, hour, minute, second] = filePattern.exec(name) ?? [];
  const time = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}.000Z`);
  if (Number.isNaN(time.getTime()) || !name.includes(formatTime(time))) return undefined;
  return { kind: kind === "requested" ? kind : "scheduled", madeAt: time.toISOString() };
}

/**
 * Removes the oldest backups until `keep` are left, never the one at `made`. Those from the future
 * go first: they are older than their names say. Returns how many were removed.
 */
async function removeOldest(backups: readonly ScheduledBackup[], made: string, keep: number, now: Date): Promise<number> {
  const isFuture = ({ madeAt }: ScheduledBackup) => Date.parse(madeAt) > now.getTime();
  const others = backups.filter(({ file }) => file !== made);
  const oldestFirst = [...others.filter(isFuture), ...others.filter((backup) => !isFuture(backup))];
  const due = oldestFirst.slice(0, Math.max(0, oldestFirst.length - (keep - 1)));
  for (const { file } of due) {
    try {
      await unlink(file);
    } catch (error) {
      const code = getSystemErrorCode(error);
      if (code === "ENOENT") continue;
      const reason = code || "unknown reason";
      throw new Failure(
        "unavailable",
        `The backup was made, but the old one ${basename(file)} cannot be removed (${reason}). Remove it, or give this user the folder.`,
        { cause: error },
      );
    }
  }
  return due.length;
}
