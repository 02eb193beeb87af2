import { expect, test } from 'vitest'
import { cleanPaste } from './clean-paste.ts'

const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{margin:0}</style></head>
<body><!--StartFragment-->
<h1>季度复盘<o:p></o:p></h1>
<p class="MsoNormal"><span style="font-weight:bold">先说事实</span>，再说<span style="font-style:italic">影响</span>。<o:p>&nbsp;</o:p></p>
<p class="MsoNormal"><o:p>&nbsp;</o:p></p>
<p class="MsoListParagraph" style="mso-list:l0 level1 lfo1"><!--[if !supportLists]--><span>·<span>&nbsp;&nbsp; </span></span><!--[endif]-->第一条</p>
<p class="MsoListParagraph" style="mso-list:l0 level1 lfo1"><span>·&nbsp;&nbsp; </span>第二条</p>
<p class="MsoListParagraph" style="mso-list:l1 level1 lfo2"><span>1.&nbsp;&nbsp; </span>数字</p>
<!--EndFragment--></body></html>`

const shape = (html: string) => html.replaceAll(/\s+/g, ' ').trim()

test('a Word document keeps its headings, emphasis and lists, and nothing else', () => {
  const cleaned = shape(cleanPaste(WORD))
  expect(cleaned).toContain('<h2>季度复盘</h2>')
  expect(cleaned).toContain('<strong>先说事实</strong>')
  expect(cleaned).toContain('<em>影响</em>')
  expect(cleaned).toMatch(
    /<ul><li><p>.*第一条<\/p><\/li><li><p>.*第二条<\/p><\/li><\/ul>\s*<ol><li><p>.*数字/,
  )
  expect(cleaned).not.toMatch(/mso|o:p|<!--|·|font-weight/i)
})

test('what looks like a bullet inside ordinary text stays', () => {
  expect(cleanPaste('<p>- 不是列表</p>')).toBe('<p>- 不是列表</p>')
})

test('scripts, frames and styles of a web page do not come along', () => {
  const cleaned = cleanPaste(
    '<div onclick="x()"><script>alert(1)</script><style>p{}</style><iframe src="x"></iframe><p>text</p></div>',
  )
  expect(cleaned).toContain('<p>text</p>')
  expect(cleaned).not.toMatch(/script|iframe|style>/)
})

test('headings of any level become the two we have', () => {
  expect(cleanPaste('<h1>a</h1><h2>b</h2><h4>c</h4>')).toBe('<h2>a</h2><h2>b</h2><h3>c</h3>')
})

test('alignment comes along, as an attribute; no style is left for the browser to apply', () => {
  const cleaned = cleanPaste('<p style="text-align: center; color: red">中间</p><p align="right">x</p>')
  expect(cleaned).toBe('<p data-align="center">中间</p><p align="right">x</p>')
})
