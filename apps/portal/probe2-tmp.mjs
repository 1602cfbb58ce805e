import { chromium } from 'playwright-core';
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-gpu'] });
const page = await (await browser.newContext({ viewport: { width: 390, height: 900 } })).newPage();
await page.goto(process.env.URL ?? 'http://127.0.0.1:3911/design', { waitUntil: 'networkidle' });
for (let i=0;i<4;i++){ await page.waitForTimeout(1500);
console.log(await page.evaluate(() => [...document.querySelectorAll('[role=tablist],[role=group][tabindex],[role=radiogroup]')].map(t => t.getAttribute('aria-label') + ':' + t.tabIndex + ' [' + [...t.querySelectorAll('button')].map(e=>e.tabIndex)+']').join(' | ')));}
await browser.close();
