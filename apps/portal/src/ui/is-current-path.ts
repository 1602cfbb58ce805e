/** Whether the page at `href` or one below it is shown; the dashboard at `/` is above no other page. */
export function isCurrentPath(pathname: string, href: string): boolean {
  if (href === '/') return pathname === '/';
  return pathname === href || pathname.startsWith(`${href}/`);
}
