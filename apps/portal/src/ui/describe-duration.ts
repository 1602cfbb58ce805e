const minute = 60;
const hour = 60 * minute;

/**
 * A length of time in two units at most: "4 min 12 s".
 *
 * @param seconds - at least 0
 */
export function describeDuration(seconds: number): string {
  if (seconds < 10) return `${Math.round(seconds * 10) / 10} s`;
  const whole = Math.round(seconds);
  if (whole < minute) return `${whole} s`;
  if (whole < hour) return join(Math.floor(whole / minute), 'min', whole % minute, 's');
  return join(Math.floor(whole / hour), 'h', Math.round((whole % hour) / minute), 'min');
}

function join(count: number, unit: string, rest: number, restUnit: string): string {
  return rest === 0 ? `${count} ${unit}` : `${count} ${unit} ${rest} ${restUnit}`;
}
