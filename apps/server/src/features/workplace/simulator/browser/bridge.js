// The JS bridge of a simulated client: names the person who uses it, and lets them choose chats to share into.
{
  const kind = new URL(document.currentScript.src).pathname.split('/')[2]
  const remembered = `simulator.${kind}.person`
  const inChinese = document.documentElement.lang !== 'en'
  const say = (zh, en) => (inChinese ? zh : en)

  const get = async (path) => (await fetch(`/simulator/${kind}/${path}`)).json()
  const post = async (path, body) => {
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(`/simulator/${kind}/${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`simulator: ${answer.status}`)
    return answer.json()
  }

  const element = (tag, properties, ...children) => {
    const made = Object.assign(document.createElement(tag), properties)
    made.append(...children)
    return made
  }

  // In a shadow of its own, as the real client's windows stand outside the page; inside an open dialog, which holds the focus.
  const ask = (title, fill) =>
    new Promise((resolve) => {
      const host = element('div', { id: 'suite-simulator' })
      const shadow = host.attachShadow({ mode: 'open' })
      const close = (answer) => {
        host.remove()
        resolve(answer)
      }
      const box = element('div', { className: 'box', role: 'dialog', ariaModal: 'true', ariaLabel: title })
      box.append(element('h2', { textContent: title }), ...fill(close))
      shadow.append(
        element('link', { rel: 'stylesheet', href: '/simulator/bridge.css' }),
        element('div', { className: 'veil' }, box),
      )
      const open = document.querySelectorAll('[role="dialog"]')
      ;(open[open.length - 1] ?? document.body).append(host)
      box.querySelector('button, input')?.focus()
    })

  const choosePerson = async () => {
    const known = localStorage.getItem(remembered)
    if (known) return known
    const { people } = await get('people')
    const chosen = await ask(say('谁在使用这个客户端？', 'Who is using this client?'), (close) =>
      people.map(({ subject, name, shows }) => {
        const pick = element(
          'button',
          { type: 'button', className: 'pick' },
          name,
          element('small', { textContent: shows }),
        )
        pick.addEventListener('click', () => close(subject))
        return pick
      }),
    )
    localStorage.setItem(remembered, chosen)
    return chosen
  }

  const requestCode = async () => (await post('codes', { subject: await choosePerson() })).code

  const chooseChats = async () => {
    const { chats } = await get('chats')
    return ask(say('发送到', 'Send to'), (close) => {
      const boxes = chats.map((name) => element('input', { type: 'checkbox', value: name }))
      const group = element('input', { type: 'text', placeholder: say('新建群组', 'New group') })
      group.setAttribute('aria-label', group.placeholder)
      const cancel = element('button', { type: 'button', textContent: say('取消', 'Cancel') })
      const send = element('button', {
        type: 'button',
        className: 'primary',
        textContent: say('发送', 'Send'),
      })
      cancel.addEventListener('click', () => close(undefined))
      send.addEventListener('click', () => {
        const chosen = boxes.filter(({ checked }) => checked).map(({ value }) => value)
        if (chosen.length > 0 || group.value.trim()) close({ chats: chosen, newGroup: group.value.trim() })
      })
      return [
        ...boxes.map((box) => element('label', {}, box, box.value)),
        element('label', {}, group),
        element('div', { className: 'row' }, cancel, send),
      ]
    })
  }

  const share = async (content) => {
    const chosen = await chooseChats()
    if (!chosen) throw new Error('cancel')
    const sent = await post('messages', { ...chosen, content })
    window.parent.postMessage('simulator:sent', location.origin)
    return sent
  }

  const settle = (promise, { success, fail, onSuccess, onFail }) =>
    promise.then(
      (result) => (success ?? onSuccess)?.(result),
      (error) =>
        (fail ?? onFail)?.({ errMsg: String(error.message), errno: error.message === 'cancel' ? -2 : 1 }),
    )

  const ready = (act) => queueMicrotask(act)
  // A signature that was not made for this page is refused, as by the real client.
  const config = (given) =>
    post('signature', { ...given, url: location.href.split('#')[0] }).then(({ valid }) => {
      if (!valid) throw new Error('invalid signature')
    })

  if (kind === 'feishu') {
    let configured = Promise.resolve()
    window.h5sdk = {
      config: ({ onSuccess, onFail, ...given }) => {
        configured = config(given)
        configured.then(onSuccess, onFail)
      },
      ready,
      error: () => {},
    }
    window.tt = {
      requestAccess: (options) =>
        settle(
          requestCode().then((code) => ({ code })),
          options,
        ),
      sendMessageCard: ({ cardContent, ...options }) =>
        settle(
          configured.then(() => share(cardContent)).then((sent) => ({ sendCardInfo: sent.chats })),
          options,
        ),
      chooseChat: (options) =>
        settle(
          chooseChats().then((chosen) => ({ data: chosen })),
          options,
        ),
    }
  } else if (kind === 'wecom') {
    let configured = Promise.resolve()
    window.ww = {
      register: ({ getConfigSignature }) => {
        configured = getConfigSignature().then(config)
      },
      shareAppMessage: ({ success, fail, ...news }) =>
        settle(
          configured.then(() => share({ msgtype: 'news', news })),
          { success, fail },
        ),
      openEnterpriseChat: (options) => settle(configured.then(chooseChats), options),
    }
  } else {
    let configured = Promise.resolve()
    window.dd = {
      config: (given) => {
        configured = config({ ...given, timestamp: given.timeStamp })
      },
      ready,
      error: () => {},
      runtime: {
        permission: {
          requestAuthCode: (options) =>
            settle(
              requestCode().then((code) => ({ code })),
              options,
            ),
        },
      },
      biz: {
        util: {
          share: ({ onSuccess, onFail, ...content }) =>
            settle(
              configured.then(() => share(content)),
              { onSuccess, onFail },
            ),
        },
      },
    }
  }
}
