import { SAMPLES } from '/work/main/engines/writer/src/testing/samples.ts';
import { tellWhole } from '/work/main/engines/writer/src/testing/tell-whole.ts';
import { selfBleu, countWords, meanSentence } from '/work/main/engines/writer/src/tell/measure.ts';
import { FITS } from '/work/main/engines/writer/src/tell/paragraph.ts';
import { RANGES } from '/work/main/engines/writer/src/plan/beats.ts';
const texts: string[] = []; const byAge = new Map<string,string[]>();
let bad = 0; let worst = 0;
for (const s of SAMPLES) {
  const t0 = performance.now();
  const told = tellWhole(s);
  const dt = (performance.now()-t0)/4; worst = Math.max(worst, dt);
  const fit = FITS[s.ageRange];
  for (const {phase, written} of told) {
    const [a,b]=RANGES[phase][s.length];
    if (written.paragraphs.length<a||written.paragraphs.length>b) { bad++; console.log('count',s.seed,phase,written.paragraphs.length); }
    for (const p of written.paragraphs) { const n=countWords(p); if(n<fit.least||n>fit.most){bad++; if(bad<12)console.log('words',s.seed,s.ageRange,phase,n,p.slice(0,90));} }
    const m=meanSentence(written.paragraphs.join(' ')); if(m>fit.sentence) {bad++; if (bad<40) console.log('mean',s.seed,s.ageRange,phase,m.toFixed(1));}
    const all=written.paragraphs.join('\n');
    if(/[{}\[\]|^@]|undefined|  /.test(all)) {bad++; console.log('slot',s.seed,phase,all.match(/.{20}([{}\[\]|^@]|undefined|  ).{20}/)?.[0]);}
    for (const c of s.characters) if(!all.includes(c.name) ) { if(phase==='introduction') {bad++; console.log('missing',s.seed,s.ageRange,phase,c.name, s.characters.length);} }
  }
  const w=told.map(x=>x.written.paragraphs.join('\n')).join('\n'); texts.push(w); byAge.set(s.ageRange,[...(byAge.get(s.ageRange)??[]),w]);
}
console.log('bad',bad,'selfBleu40',selfBleu(texts.slice(0,40)).toFixed(3),'worst ms/phase',worst.toFixed(0));
for (const [a,t] of byAge) console.log(a,t.length,selfBleu(t.slice(0,10)).toFixed(3));
