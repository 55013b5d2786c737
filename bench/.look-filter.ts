import { chromium } from '@playwright/test';
import { addDays, calendarDay } from '@strokebook/golf/calendar';
import { playOnOneCourse } from './lib/career.ts';
import { putRounds } from './lib/put-rounds.ts';
import { paintedAfter, watchDrawing } from './map/in-page.ts';
import { readFileSync, existsSync, writeFileSync } from 'node:fs';
const url='http://127.0.0.1:4205';
const phoneNumber='+15550199996';
let token: string, accountId: number;
if (existsSync('/tmp/filter-token.json')) ({token,accountId}=JSON.parse(readFileSync('/tmp/filter-token.json','utf8')));
else {
 const log=()=>readFileSync('/tmp/server-prof.log','utf8');
 await fetch(url+'/api/auth/phone',{method:'POST',headers:{'content-type':'application/json'},body:JSON.stringify({phoneNumber})});
 await new Promise(r=>setTimeout(r,1500));
 const code=[...log().matchAll(/SMS to \+15550199996: .* (\d{6})/g)].at(-1)![1];
 const r=await (await fetch(url+'/api/auth/verify',{method:'POST',headers:{'content-type':'application/json'},body:JSON.stringify({phoneNumber,code})})).json() as any;
 token=r.idToken; accountId=r.accountId;
 await putRounds({url} as any,{accountId,headers:{authorization:'Bearer '+token,'content-type':'application/json'}} as any, playOnOneCourse(300).map((round,i)=>({...round,playedOn:addDays(calendarDay('2026-06-15'),-2*i)})));
 writeFileSync('/tmp/filter-token.json',JSON.stringify({token,accountId}));
}
const me=await (await fetch(url+'/api/me',{headers:{authorization:'Bearer '+token}})).json() as any;
const browser=await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox','--disable-background-networking']});
const context=await browser.newContext({viewport:{width:1280,height:900}});
await context.addInitScript((t)=>localStorage.setItem('strokebook.idToken',t),token);
await context.addInitScript(watchDrawing);const page=await context.newPage();
await page.goto(`${url}/player/${me.username}/my-rounds?rounds=Past+2+Years`);
await page.getByRole('region',{name:'Shot map'}).getByLabel(/^Scale: /).waitFor();
await page.getByRole('button',{name:/^Filter Holes by Stat/}).click();
const dialog=page.getByRole('dialog',{name:'Filter Holes by Stat'});
const card=dialog.getByRole('button',{name:/^Par 4 /});
const t:number[]=[];
const c=await context.newCDPSession(page);
await c.send('Profiler.enable'); await c.send('Profiler.setSamplingInterval',{interval:100});
for(let i=-4;i<20;i++){ if(i===0) await c.send('Profiler.start'); const ms=await card.evaluate(paintedAfter,{shown:'[role="dialog"] [role="status"]'}); if(i>=0)t.push(ms);} 
const {profile}=await c.send('Profiler.stop');
console.log(t.map(x=>Math.round(x)).join(' '));
const self=new Map<string,number>(); const byId=new Map(profile.nodes.map(n=>[n.id,n]));
const parent=new Map<number,number>(); for(const n of profile.nodes) for(const ch of n.children??[]) parent.set(ch,n.id);
const total=new Map<string,number>();
for(let k=0;k<profile.samples!.length;k++){const d=profile.timeDeltas![k]!; let id:number|undefined=profile.samples![k]!; const n=byId.get(id)!; const key=n.callFrame.functionName+' '+n.callFrame.url.split('/').pop()!.slice(0,22)+':'+n.callFrame.lineNumber; self.set(key,(self.get(key)??0)+d); const seen=new Set<string>(); while(id!==undefined){const m=byId.get(id)!; const kk=m.callFrame.functionName+' '+m.callFrame.url.split('/').pop()!.slice(0,22); if(!seen.has(kk)){seen.add(kk); total.set(kk,(total.get(kk)??0)+d);} id=parent.get(id);} }
console.log('SELF'); for(const [k,v] of [...self].sort((a,b)=>b[1]-a[1]).slice(0,28)) console.log((v/1000/20).toFixed(1),k);
console.log('TOTAL'); for(const [k,v] of [...total].sort((a,b)=>b[1]-a[1]).slice(0,70)) console.log((v/1000/20).toFixed(1),k);
await browser.close();
