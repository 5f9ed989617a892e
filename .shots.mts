import { chromium } from "@playwright/test";
import { startShop } from "./tests/harness/shop";
import { findChromium } from "./tests/browser/support/chromium";
import { arrivedVisitor } from "./tests/harness/arrivals";
const shop = await startShop();
const browser = await chromium.launch({ executablePath: findChromium() });
try {
  const v = await arrivedVisitor(shop.url);
  await v.post("/auth/sign-in",{intent:"sign-in",identifier:"+15550100001",password:"password"});
  const g = await arrivedVisitor(shop.url);
  const n = await arrivedVisitor(shop.url);
  const cases: [string, {w:number,h:number,locale:string,dark:boolean}][] = [["360ar",{w:360,h:740,locale:"ar-EG",dark:true}],["1280en",{w:1280,h:900,locale:"en-US",dark:false}]];
  await n.post("/auth/sign-up",{intent:"sign-up",firstName:"Zoe",lastName:"New",email:"zed@example.com",phone:"+15550199999",password:"password1",confirmPassword:"password1"});
  for (const [name, {w,h,locale,dark}] of cases) {
    for (const [who, visitor, paths] of [["guest", g, ["/","/about-us","/help-and-support","/?dialog=map"]],["ann", v, ["/cart?dialog=menu","/interest","/cart"]],["new", n, ["/home?dialog=welcome"]]] as const) {
      const c = await browser.newContext({ viewport: {width:w,height:h}, locale, colorScheme: dark?"dark":"light" });
      await c.addCookies([...visitor.cookies].filter(([k])=>k!=="flash").map(([k,val])=>({name:k,value:val,url:shop.url})));
      const p = await c.newPage();
      for (const path of paths) {
        await p.goto(shop.url+path, {waitUntil:"networkidle"});
        if (path.includes("menu")) for (const s of (await p.locator("dialog summary").all()).slice(0,2)) await s.click();
        if (path==="/cart") { await p.locator("header details[class*=menu] summary").last().click(); }
        await p.screenshot({ path: `/tmp/e/${name}-${who}${path.replace(/\W/g,"_")}.png`, fullPage: !path.includes("dialog") });
      }
      await c.close();
    }
  }
} finally { await browser.close(); await shop.stop(); }
