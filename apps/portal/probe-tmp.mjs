import { chromium } from 'playwright-core';
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-gpu'] });
const page = await (await browser.newContext({ viewport: { width: 390, height: 900 } })).newPage();
await page.goto('http://127.0.0.1:3911/design', { waitUntil: 'networkidle' });
console.log(await page.evaluate(() => [...document.querySelectorAll('body *')].filter(e => { const r=e.getBoundingClientRect(); return r.right > 392 && r.width>0; }).map(e => e.tagName + ' ' + Math.round(e.getBoundingClientRect().right) + ' ' + (e.closest('section[aria-label]')?.ariaLabel ?? '') + ' ' + String(e.className.baseVal ?? e.className).slice(0,80)).slice(0,30).join('\n')));
console.log(await page.evaluate(() => document.querySelector('[role=tablist]').outerHTML.slice(0,700)));
await browser.close();
