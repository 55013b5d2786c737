import { chromium } from '@playwright/test';
const [,, path='/player/ingrid-solberg/data-analysis', out='/tmp/shot', ...widths] = process.argv;
const browser = await chromium.launch({executablePath:'/usr/bin/chromium', args:['--no-sandbox','--disable-background-networking']});
for (const w of (widths.length?widths:['1280'])) {
  const [width, scheme='light'] = w.split('-');
  const context = await browser.newContext({viewport:{width:Number(width),height:900}, colorScheme: scheme, reducedMotion:'reduce'});
  const page = await context.newPage();
  page.on('console', m=>{ if(['error','warning'].includes(m.type())) console.log(m.type(), m.text()); });
  page.on('pageerror', e=>console.log('PAGEERROR', e.message));
  await page.goto('http://127.0.0.1:4100'+path);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(600);
  await page.screenshot({path:`${out}-${w}.png`, fullPage:true});
  await context.close();
}
await browser.close();
