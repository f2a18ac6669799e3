const EMAIL = /^(?!\.)(?!.*\.\.)[A-Z0-9_'+\-.]*[A-Z0-9_+-]@(?:[A-Z0-9][A-Z0-9-]*\.)+[A-Z]{2,}$/i;

/** The string formats that the schemas use. Ajv calls them with the string to test. */
export const formats = {
  email: (value: string) => EMAIL.test(value),
  "email-or-empty": (value: string) => value === "" || EMAIL.test(value),
  "image-url": (value: string) => isSitePath(value) || isWebUrl(value),
  "web-url": isWebUrl,
  "calendar-date": isCalendarDate,
};

/** A path on this site: `/images/a.svg`, but not `//other.host`, nor `/\other.host`, which browsers read the same way. */
function isSitePath(value: string): boolean {
  return /^\/(?![/\\])[^\\\s]*$/.test(value);
}

function isWebUrl(value: string): boolean {
  return /^https?:\/\/[^\s/?#\\][^\s\\]*$/i.test(value) && URL.canParse(value);
}

/** "2026-11-26", if there is such a day. */
function isCalendarDate(value: string): boolean {
  const day = Date.parse(`${value}T00:00:00Z`);
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(value) &&
    !Number.isNaN(day) &&
    new Date(day).toISOString().startsWith(value)
  );
}
