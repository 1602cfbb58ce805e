import { chromium } from 'playwright-core';
import { AxeBuilder } from '@axe-core/playwright';
const url = process.env.URL ?? 'http://127.0.0.1:3911/design';
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-gpu','--disable-quic','--no-first-run','--disable-background-networking','--disable-component-update','--disable-sync'] });
for (const [w, scheme] of [[1440,'light'],[1440,'dark'],[390,'light'],[390,'dark'],[800,'light']]) {
  const context = await browser.newContext({ viewport: { width: w, height: 900 }, colorScheme: scheme });
  const page = await context.newPage();
  page.on('console', (m) => { if (['error','warning'].includes(m.type())) console.log('CONSOLE', w, scheme, m.text().slice(0,600)); });
  page.on('pageerror', (e) => console.log('PAGEERROR', e.message.slice(0,400)));
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForSelector('[role=tablist][tabindex="0"]', { timeout: 20000 }); await page.waitForTimeout(300);
  const over = await page.evaluate(() => ({ sw: document.documentElement.scrollWidth, cw: document.documentElement.clientWidth, who: [...document.querySelectorAll('main *')].filter(e => e.getBoundingClientRect().right > innerWidth + 1 && !e.closest('section[aria-label],[role=tablist]')).slice(0,5).map(e => e.tagName + '.' + e.className) }));
  console.log(w, scheme, JSON.stringify(over));
  const axe = await new AxeBuilder({ page }).analyze();
  for (const v of axe.violations) console.log('AXE', w, scheme, v.id, v.nodes.length, v.nodes.slice(0,3).map(n => n.html.slice(0,180) + ' :: ' + n.failureSummary?.slice(0,260)).join('\n   '));
  await page.screenshot({ path: `/tmp/shots/design-${w}-${scheme}.png`, fullPage: true });
  const h = await page.evaluate(() => document.documentElement.scrollHeight); // slices
  const step = w === 390 ? 1500 : 1200;
  for (let y = 0, i = 0; y < h; y += step, i++) await page.screenshot({ path: `/tmp/shots/s-${w}-${scheme}-${i}.png`, fullPage: true, clip: { x: w === 1440 ? 216 : 0, y, width: w === 1440 ? 1224 : w, height: Math.min(step, h - y) } });
  await context.close();
}
await browser.close();
