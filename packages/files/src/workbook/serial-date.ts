const dayMs = 86_400_000;
const hourMs = 3_600_000;
/** Day 0 of the 1900 system once its invented 29 February 1900 is behind, and day 0 of the 1904 system. */
const epoch1900 = Date.UTC(1899, 11, 30);
const epoch1904 = Date.UTC(1904, 0, 1);
/** Serial of the invented day, which spreadsheet programs show as 1900-02-29. */
const inventedDay = 60;
const endOf9999 = Date.UTC(10_000, 0, 1);

/**
 * ISO 8601 text of a date serial, without a time zone: `2024-01-15`, `2023-12-31T23:30:00`, or `14:05:00` for a
 * serial below 1, which has no date.
 *
 * @param serial - days since the epoch of the workbook's date system
 * @returns undefined where the serial is no date up to the year 9999
 */
export function serialDateText(serial: number, is1904: boolean): string | undefined {
  const ms = Math.round(serial * dayMs);
  if (!Number.isFinite(ms) || ms < 0) return undefined;
  if (ms < dayMs) return timeText(ms);
  const day = Math.floor(ms / dayMs);
  const date = dayText(day, is1904);
  const time = ms - day * dayMs;
  return date && (time === 0 ? date : `${date}T${timeText(time)}`);
}

/** Text of a span of time in days, hours not cut at 24: `36:00:00`, `-01:30:00`. */
export function durationText(days: number): string {
  const ms = Math.round(days * dayMs);
  return (ms < 0 ? '-' : '') + timeText(Math.abs(ms));
}

/** Brings an ISO 8601 text stored in a date cell into the form of `serialDateText`; undefined where it is none. */
export function isoDateText(stored: string): string | undefined {
  const match = /^(\d{4}-\d\d-\d\d)?T?(\d\d:\d\d(?::\d\d(?:\.\d+)?)?)?Z?$/.exec(stored.trim());
  const [, date, clock] = match ?? [];
  if (!clock) return date;
  const time = trimFraction(clock.length === 5 ? `${clock}:00` : clock);
  if (!date) return time;
  return time === '00:00:00' ? date : `${date}T${time}`;
}

function dayText(day: number, is1904: boolean): string | undefined {
  if (!is1904 && day === inventedDay) return '1900-02-29';
  const shift = !is1904 && day < inventedDay ? 1 : 0;
  const time = (is1904 ? epoch1904 : epoch1900) + (day + shift) * dayMs;
  return time < endOf9999 ? new Date(time).toISOString().slice(0, 10) : undefined;
}

function timeText(ms: number): string {
  const hours = Math.floor(ms / hourMs);
  const rest = new Date(ms - hours * hourMs).toISOString().slice(13, 23);
  return trimFraction(String(hours).padStart(2, '0') + rest);
}

function trimFraction(time: string): string {
  return time.includes('.') ? time.replace(/\.?0+$/, '') : time;
}
